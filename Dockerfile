# The browser client
FROM node:22-bookworm-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src/grandaustria/view/locales ../src/grandaustria/view/locales
RUN npm run build

# The wheel, with the client in it and the rules compiled
FROM python:3.11-slim-bookworm AS wheel
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE requirements-dev.lock ./
COPY src src
COPY --from=client /build/src/grandaustria/server/web src/grandaustria/server/web
# A wheel for any machine would be one whose rules are not compiled. What it needs is installed in the versions it was tested with.
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
    && test -z "$(find /wheels -name '*-none-any.whl')" \
    && sed -n 's/^\([A-Za-z0-9._-]*==[^ ]*\).*/\1/p' requirements-dev.lock > /wheels/versions.txt

# What runs
FROM python:3.11-slim-bookworm
RUN useradd --system --create-home --home-dir /data grandaustria
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --constraint /wheels/versions.txt "$(echo /wheels/*.whl)[postgresql]"
USER grandaustria
WORKDIR /data
VOLUME /data
ENV GRANDAUSTRIA_DATABASE=sqlite:////data/games.db
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["grandaustria"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
