import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '#infra/bundle-function.ts';
import { makeDrawingLayer } from '#infra/drawing-layer/make-layer.ts';
import { packagesOfHost } from '#infra/drawing-layer/packages.ts';

/** Bundles every group as it is deployed; beside them lies what the layer of those that draw holds. */
export function makeBundles(dir: string): void {
  bundleFunctions(dir);
  const layer = join(dir, '.layer');
  makeDrawingLayer(layer, packagesOfHost());
  symlinkSync(join(layer, 'nodejs', 'node_modules'), join(dir, 'node_modules'));
}
