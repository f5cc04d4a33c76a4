import type { Language } from '#shared/languages.ts';
import { isForeignAllowed, isOwn } from './library.ts';
import { anyBackdrop, anyCostume, anySound, anySprite } from './library-items.ts';
import type { Addition, VirtualMachine } from './scratch-gui.ts';

const idOf = (file: string | undefined): string => file?.split('.')[0] ?? '';

/** The first picture of a sprite that is added; none for files that were uploaded, which bring their own. */
function firstPictureOf(sprite: unknown): string | undefined {
  if (typeof sprite !== 'string') return undefined;
  const { costumes = [] }: { costumes?: { assetId?: string; baseLayerMD5?: string }[] } =
    JSON.parse(sprite);
  return costumes[0]?.assetId ?? idOf(costumes[0]?.baseLayerMD5);
}

/**
 * The package's "surprise" buttons add something from its own library. Where a deployment does not have those
 * files, they add something of ours: a missing file would become a question mark.
 */
export function surpriseWithOurs(vm: VirtualMachine, language: () => Language): void {
  const { storage } = vm.runtime;
  const isMissing = (asset: string | undefined): boolean =>
    asset !== undefined && !isForeignAllowed() && !isOwn(asset) && storage.get(asset) === null;
  const { addSprite, addCostume, addBackdrop, addSound } = vm;

  vm.addSprite = (sprite) =>
    addSprite.call(
      vm,
      isMissing(firstPictureOf(sprite)) ? JSON.stringify(anySprite(language())) : sprite,
    );
  vm.addCostume = (file, costume, target, version) => {
    if (costume.asset || !isMissing(idOf(file)))
      return addCostume.call(vm, file, costume, target, version);
    const found = vm.editingTarget?.isStage ? anyBackdrop(language()) : anyCostume(language());
    return addCostume.call(vm, found.md5ext, found, target, version);
  };
  vm.addBackdrop = (file, backdrop) => {
    if (backdrop.asset || !isMissing(idOf(file))) return addBackdrop.call(vm, file, backdrop);
    const found = anyBackdrop(language());
    return addBackdrop.call(vm, found.md5ext, found);
  };
  vm.addSound = (sound: Addition, target) =>
    addSound.call(
      vm,
      !sound.asset && isMissing(idOf(sound.md5)) ? anySound(language()) : sound,
      target,
    );
}
