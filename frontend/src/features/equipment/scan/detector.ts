/** Finds QR codes in a picture. */
export interface Detector {
  readonly detect: (video: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: ['qr_code'] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own; some have the class, but read no codes. */
async function nativeClass(): Promise<DetectorClass | undefined> {
  const found = (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const none: readonly string[] = [];
  const formats = (await found?.getSupportedFormats().catch(() => none)) ?? none;
  return formats.includes('qr_code') ? found : undefined;
}

/** The browser's own detector, which is the fastest; else one of ours, loaded when it is needed. */
export async function openDetector(): Promise<Detector> {
  const found = (await nativeClass()) ?? (await import('qr/decode.js')).BarcodeDetector;
  return new found({ formats: ['qr_code'] });
}
