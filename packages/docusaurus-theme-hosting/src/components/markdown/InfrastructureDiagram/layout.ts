export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A frame around boxes in rows of `columns`, all measures in the drawing's units. */
export interface Frame extends Box {
  readonly boxes: readonly Box[];
}

const padding = 14;
const titleHeight = 34;
const gap = 12;

/** Places `count` boxes of `boxHeight` in a frame that starts at `y` and is `width` wide. */
export function frameOf(
  count: number,
  columns: number,
  box: {x: number; y: number; width: number; boxHeight: number},
): Frame {
  const boxWidth = (box.width - 2 * padding - (columns - 1) * gap) / columns;
  const rows = Math.ceil(count / columns);
  return {
    x: box.x,
    y: box.y,
    width: box.width,
    height: titleHeight + rows * box.boxHeight + (rows - 1) * gap + padding,
    boxes: Array.from({length: count}, (_, index) => ({
      x: box.x + padding + (index % columns) * (boxWidth + gap),
      y: box.y + titleHeight + Math.floor(index / columns) * (box.boxHeight + gap),
      width: boxWidth,
      height: box.boxHeight,
    })),
  };
}
