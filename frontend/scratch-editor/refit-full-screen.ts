interface Screen {
  readonly isFull: () => boolean;
  readonly setFull: (on: boolean) => void;
}

/**
 * The package measures the window when the stage is enlarged, and never again: after a change of the window the stage
 * is enlarged once more. Answers whether that is going on, which is no news for the page around.
 */
export function refitFullScreen(target: EventTarget, { isFull, setFull }: Screen): () => boolean {
  let isRefitting = false;
  target.addEventListener('resize', () => {
    if (!isFull()) return;
    isRefitting = true;
    setFull(false);
    setFull(true);
    isRefitting = false;
  });
  return () => isRefitting;
}
