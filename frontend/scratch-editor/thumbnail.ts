import type { VirtualMachine } from './scratch-gui.ts';

const WIDTH = 480;
const HEIGHT = 360;
const QUALITY = 0.8;
/** A stage that cannot be drawn (a tab in the background) must not delay a save. */
const PATIENCE_MS = 1500;

const nothingAfter = (ms: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

async function toJpeg(dataUrl: string): Promise<ArrayBuffer | null> {
  const picture = new Image();
  picture.src = dataUrl;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return blob ? blob.arrayBuffer() : null;
}

/** The stage as it looks now; null when it cannot be drawn. */
export async function drawThumbnail({ renderer }: VirtualMachine): Promise<ArrayBuffer | null> {
  if (!renderer) return null;
  const snapshot = new Promise<string>((resolve) => {
    renderer.requestSnapshot(resolve);
    renderer.draw();
  });
  const picture = snapshot.then(toJpeg).catch(() => null);
  return Promise.race([picture, nothingAfter(PATIENCE_MS)]);
}
