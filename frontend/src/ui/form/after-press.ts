let isPressed = false;

const press = (): void => {
  isPressed = true;
};
const release = (): void => {
  isPressed = false;
};
// The build draws forms, too, where nobody presses anything.
if (!import.meta.env.SSR) {
  addEventListener('pointerdown', press, { capture: true });
  for (const event of ['pointerup', 'pointercancel'])
    addEventListener(event, release, { capture: true });
}

/**
 * Runs at once, or when the pointer that is pressed was released and its click is done: what appears while a button
 * is pressed would move it away from under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const later = (): void => {
    removeEventListener('pointerup', later);
    removeEventListener('pointercancel', later);
    setTimeout(run);
  };
  addEventListener('pointerup', later);
  addEventListener('pointercancel', later);
}
