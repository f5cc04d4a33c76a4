/**
 * Why a file is refused, the rule of the error on its field: it is not what its name says, ends too early, unpacks to
 * too much or too deep, or is a picture of too many pixels.
 */
export type FileFault = 'content' | 'cut' | 'unpacked' | 'pixels';

/** Ends the check of a file with what is wrong with it. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile';
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}
