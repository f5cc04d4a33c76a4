import { pictureAddress, soundAddress } from '#frontend/scratch-library/address.ts';
import { CATALOGUE } from '#frontend/scratch-library/catalogue.ts';
import type { LibraryKind } from '#frontend/src/entities/scratch/messages.ts';
import type { Language } from '#shared/languages.ts';
import { storeFirstProject } from './first-project.ts';
import type { Asset, EditorState, GuiStorage } from './scratch-gui.ts';

/** Where a deployment may keep the pictures and sounds of the package's own library. */
const FOREIGN = '/scratch-assets';

const own: ReadonlySet<string> = new Set([
  ...CATALOGUE.sprites.flatMap(({ costumes }) => costumes.map(({ asset }) => asset)),
  ...CATALOGUE.backdrops.map(({ picture }) => picture.asset),
  ...CATALOGUE.sounds.map(({ asset }) => asset),
]);
export const isOwn = (asset: string): boolean => own.has(asset);

/** Becomes true when the page around says that the deployment has the package's library, and opens it. */
let foreignAllowed = false;
export const isForeignAllowed = (): boolean => foreignAllowed;

/** null: no request, which nobody would answer. */
function addressOf({ assetId, dataFormat }: Asset): string | null {
  if (isOwn(assetId)) return dataFormat === 'wav' ? soundAddress(assetId) : pictureAddress(assetId);
  return foreignAllowed ? `${FOREIGN}/${assetId}.${dataFormat}` : null;
}

/** All assets come from our own origin: the editor contacts no other host. */
export function createStorage(language: Language): GuiStorage {
  const storage = new GUI.ScratchStorage();
  const { ImageVector, ImageBitmap, Sound } = storage.AssetType;
  storage.addWebStore([ImageVector, ImageBitmap, Sound], addressOf);
  // The empty picture and the short sound of what is painted.
  for (const { assetType, dataFormat, data, id } of GUI.buildDefaultProject()) {
    const [type, format] = [storage.AssetType[assetType], storage.DataFormat[dataFormat]];
    if (assetType !== 'Project') storage.builtinHelper._store(type, format, data, id);
  }
  storeFirstProject(storage, language);
  return {
    scratchStorage: storage,
    setTranslatorFunction: () => undefined,
    getLibraryAssetUrl: (assetId, dataFormat) => `${FOREIGN}/${assetId}.${dataFormat}`,
    saveProject: () => Promise.reject(new Error('projects are saved by the page around')),
  };
}

const CLOSING = {
  sprite: () => GUI.closeSpriteLibrary(),
  costume: () => GUI.closeCostumeLibrary(),
  backdrop: () => GUI.closeBackdropLibrary(),
  sound: () => GUI.closeSoundLibrary(),
} as const satisfies Record<LibraryKind, () => object>;

const OPENING = {
  sprite: () => GUI.openSpriteLibrary(),
  costume: () => GUI.openCostumeLibrary(),
  backdrop: () => GUI.openBackdropLibrary(),
  sound: () => GUI.openSoundLibrary(),
} as const satisfies Record<LibraryKind, () => object>;

const KINDS = ['sprite', 'costume', 'backdrop', 'sound'] as const;

let passing: LibraryKind | undefined;

/** Closes a library of the package before it is drawn, and calls `onAsked`: ours opens instead. */
export function watchLibraries(state: EditorState, onAsked: (kind: LibraryKind) => void): void {
  state.store.subscribe(() => {
    const { modals } = state.store.getState().scratchGui;
    const kind = KINDS.find((each) => modals[`${each}Library`]);
    if (!kind || kind === passing) {
      // It was closed: the next one opens it again.
      if (!kind) passing = undefined;
      return;
    }
    state.dispatch(CLOSING[kind]());
    onAsked(kind);
  });
}

/** Opens the library of the package, whose files this deployment has. */
export function openForeign(state: EditorState, kind: LibraryKind): void {
  foreignAllowed = true;
  passing = kind;
  state.dispatch(OPENING[kind]());
}
