# Base images are named by their full version; whoever wants the very same bytes adds the digest.

# The browser client
FROM node:22.20.0-bookworm-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src/grandaustria/words/locales ../src/grandaustria/words/locales
COPY src/grandaustria/drawing/design ../src/grandaustria/drawing/design
RUN npm run build

# The wheel, with the client in it and the rules compiled, by tools of the locked versions
FROM python:3.11.14-slim-bookworm AS wheel
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes --requirement requirements.lock
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE ./
COPY src src
COPY --from=client /build/src/grandaustria/server/web src/grandaustria/server/web
# A wheel for any machine would be one whose rules are not compiled.
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && test -z "$(find /wheels -name '*-none-any.whl')"

# What runs
FROM python:3.11.14-slim-bookworm
RUN useradd --system --create-home --home-dir /data grandaustria
RUN --mount=type=bind,source=requirements-server.lock,target=/requirements-server.lock \
    --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --require-hashes --requirement /requirements-server.lock \
    && pip install --no-cache-dir --no-deps /wheels/*.whl \
    && pip check
USER grandaustria
WORKDIR /data
VOLUME /data
ENV GRANDAUSTRIA_DATABASE=sqlite:////data/games.db
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["grandaustria"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
