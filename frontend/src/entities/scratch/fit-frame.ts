/** In pixels of the page. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The size that a frame is laid out in, and the scale at which that fills the room. */
export interface Fit extends Room {
  readonly scale: number;
}

/** Scratch's stage with the row of its buttons, whatever the size of its page. */
export const STAGE: Room = { width: 482, height: 406 };

/**
 * The least room in which nothing of the editor is cut off. Upright the stage stands below the blocks (editor.css);
 * otherwise the paint editor needs its tools beside the stage, and the sprites their list below it.
 */
const UPRIGHT: Room = { width: 860, height: 760 };
const WIDE: Room = { width: 1042, height: 600 };

/** Fits the whole editor into its room: in less than it needs it is drawn smaller. */
export function fitEditor({ width, height }: Room): Fit {
  const least = height >= width ? UPRIGHT : WIDE;
  const scale = Math.min(1, width / least.width, height / least.height);
  return { width: Math.round(width / scale), height: Math.round(height / scale), scale };
}

/** Fits the stage alone, which is drawn larger, too. */
export function fitStage({ width, height }: Room): Fit {
  return { ...STAGE, scale: Math.min(width / STAGE.width, height / STAGE.height) };
}
