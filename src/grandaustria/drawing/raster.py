"""Pictures as pixels, for those who collect frames."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def pixels_of(svg: str, ground: str) -> NDArray[np.uint8]:
    """Return an SVG document on a ground of this colour as an array of height, width and red, green, blue."""
    import numpy as np
    import resvg_py
    from PIL import Image

    with Image.open(BytesIO(resvg_py.svg_to_bytes(svg_string=svg, background=ground))) as picture:
        return np.asarray(picture.convert("RGB"))
