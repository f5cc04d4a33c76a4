import { RemovalPolicy } from 'aws-cdk-lib';
import { Architecture, Code, LayerVersion, Runtime } from 'aws-cdk-lib/aws-lambda';
import { AssetHashType, DockerImage } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { makeDrawingLayer } from '#infra/drawing-layer/make-layer.ts';

/**
 * Native packages and fonts that draw reports. Apart from the function's code, which changes with every deployment:
 * the layer is 50 MB to upload, and changes with its packages only.
 */
export class DrawingLayer extends Construct {
  readonly layer: LayerVersion;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.layer = new LayerVersion(this, 'Layer', {
      description: 'Draws reports: Typst, resvg, sharp and fonts',
      compatibleArchitectures: [Architecture.ARM_64],
      compatibleRuntimes: [Runtime.NODEJS_24_X],
      removalPolicy: RemovalPolicy.DESTROY,
      code: Code.fromAsset(import.meta.dirname, {
        assetHashType: AssetHashType.OUTPUT,
        bundling: {
          image: DockerImage.fromRegistry('none'),
          local: {
            tryBundle(outdir) {
              makeDrawingLayer(outdir);
              return true;
            },
          },
        },
      }),
    });
  }
}
