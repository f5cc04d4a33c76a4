import type { Asset, GuiState, GuiStorage, ScratchStorage, Translate } from './scratch-gui.ts';

/** Where a deployment may keep the library's pictures and sounds. */
const LIBRARY = '/scratch-assets';
/** One file of the library, to test whether the deployment has it. */
const SAMPLE = 'bcf454acf82e4504149f7ffe07081dbc.svg';

const nameOf = ({ assetId, dataFormat }: Asset): string => `${assetId}.${dataFormat}`;

function cacheDefaultProject(storage: ScratchStorage, translate?: Translate): void {
  for (const { assetType, dataFormat, data, id } of GUI.buildDefaultProject(translate))
    storage.builtinHelper._store(
      storage.AssetType[assetType],
      storage.DataFormat[dataFormat],
      data,
      id,
    );
}

/** All assets come from our own origin: the editor contacts no other host. */
export function createStorage(): GuiStorage {
  const storage = new GUI.ScratchStorage();
  const { ImageVector, ImageBitmap, Sound } = storage.AssetType;
  storage.addWebStore([ImageVector, ImageBitmap, Sound], (asset) => `${LIBRARY}/${nameOf(asset)}`);
  cacheDefaultProject(storage);
  return {
    scratchStorage: storage,
    setTranslatorFunction: (translate) => cacheDefaultProject(storage, translate),
    getLibraryAssetUrl: (assetId, dataFormat) => `${LIBRARY}/${nameOf({ assetId, dataFormat })}`,
    saveProject: () => Promise.reject(new Error('projects are saved by the page around')),
  };
}

export function isLibraryOpen({ scratchGui }: GuiState): boolean {
  const { spriteLibrary, costumeLibrary, backdropLibrary, soundLibrary } = scratchGui.modals;
  return spriteLibrary || costumeLibrary || backdropLibrary || soundLibrary;
}

let found: Promise<boolean> | undefined;

/** Whether this deployment has the library; checked once, when it is first opened. */
export function hasLibrary(): Promise<boolean> {
  found ??= fetch(`${LIBRARY}/${SAMPLE}`, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return found;
}
