/**
 * The parts of `@scratch/scratch-gui` that are used. Its own types import packages that it bundles.
 * It is loaded unmodified, as a script of its own (see `frontend/build/scratch-editor.ts`).
 */
export interface Asset {
  readonly assetId: string;
  readonly dataFormat: string;
}

interface AssetType {
  readonly name: string;
}

interface DefaultAsset {
  readonly id: string | number;
  readonly assetType: string;
  readonly dataFormat: string;
  readonly data: unknown;
}

export interface ScratchStorage {
  readonly AssetType: Readonly<Record<string, AssetType>>;
  readonly DataFormat: Readonly<Record<string, string>>;
  readonly builtinHelper: {
    _store(
      type: AssetType | undefined,
      format: string | undefined,
      data: unknown,
      id: unknown,
    ): void;
  };
  /** The asset, if it needs no request. */
  get(id: string): object | null;
  /** No address: no request. */
  addWebStore(
    types: readonly (AssetType | undefined)[],
    address: (asset: Asset) => string | null,
  ): void;
}

export interface GuiStorage {
  readonly scratchStorage: ScratchStorage;
  readonly setTranslatorFunction: () => void;
  readonly getLibraryAssetUrl: (assetId: string, dataFormat: string) => string;
  readonly saveProject: () => Promise<never>;
}

/** A costume, backdrop or sound that is added; what was uploaded brings its `asset`. */
export interface Addition {
  readonly md5?: string;
  readonly asset?: object;
}

interface AssetFile extends Asset {
  readonly data: Uint8Array<ArrayBuffer>;
}

/** A costume or sound of a sprite. What Scratch could not show is kept as it came. */
interface SpriteItem {
  readonly asset?: AssetFile | null;
  readonly broken?: { readonly asset?: AssetFile | null };
}

export interface VirtualMachine {
  readonly runtime: {
    readonly storage: ScratchStorage;
    readonly targets: readonly {
      readonly blocks: { getScripts(): readonly string[] };
      readonly sprite: {
        readonly sounds: readonly SpriteItem[];
        readonly costumes: readonly SpriteItem[];
      };
    }[];
  };
  readonly editingTarget?: { readonly isStage: boolean };
  addSprite(sprite: unknown): Promise<void>;
  addCostume(file: string, costume: Addition, target?: string, version?: number): Promise<void>;
  addCostumeFromLibrary(file: string, costume: Addition): Promise<void>;
  addBackdrop(file: string, backdrop: Addition): Promise<void>;
  addSound(sound: Addition, target?: string): Promise<void>;
  readonly renderer?: { requestSnapshot(use: (dataUrl: string) => void): void; draw(): void };
  loadProject(project: ArrayBuffer | string): Promise<void>;
  saveProjectSb3(): Promise<Blob>;
  /** The description of the project, without its files. */
  toJSON(): string;
  start(): void;
  /** Ends what `start` begins. */
  quit(): void;
  greenFlag(): void;
  stopAll(): void;
  on(event: string, listener: () => void): void;
}

interface Modals {
  readonly spriteLibrary: boolean;
  readonly costumeLibrary: boolean;
  readonly backdropLibrary: boolean;
  readonly soundLibrary: boolean;
}

interface GuiState {
  readonly scratchGui: {
    readonly modals: Modals;
    readonly mode: { readonly isFullScreen: boolean };
    readonly toolbox: { readonly toolboxXML: string };
  };
}

export interface EditorState {
  readonly store: { getState(): GuiState; subscribe(listener: () => void): void };
  dispatch(action: object): void;
}

interface EditorProps {
  readonly basePath: string;
  readonly projectId: string;
  readonly canSave: boolean;
  readonly menuBarHidden: boolean;
  readonly isPlayerOnly?: boolean;
  /** Without its question before the page is left. */
  readonly noBeforeUnloadHandler: boolean;
  readonly onVmInit: (vm: VirtualMachine) => void;
}

interface ScratchGui {
  readonly EditorState: new (
    options: { readonly locale: string; readonly isPlayerOnly: boolean },
    config: () => { readonly storage: GuiStorage },
  ) => EditorState;
  readonly ScratchStorage: new () => ScratchStorage;
  readonly buildDefaultProject: () => readonly DefaultAsset[];
  readonly createStandaloneRoot: (
    state: EditorState,
    element: HTMLElement,
  ) => { render(props: EditorProps): void };
  readonly setAppElement: (element: HTMLElement) => void;
  readonly selectLocale: (locale: string) => object;
  readonly setFullScreen: (on: boolean) => object;
  readonly openSpriteLibrary: () => object;
  readonly openCostumeLibrary: () => object;
  readonly openBackdropLibrary: () => object;
  readonly openSoundLibrary: () => object;
  readonly closeSpriteLibrary: () => object;
  readonly closeCostumeLibrary: () => object;
  readonly closeBackdropLibrary: () => object;
  readonly closeSoundLibrary: () => object;
  /** Only the stage, or the whole editor. */
  readonly setPlayer: (on: boolean) => object;
}

declare global {
  /** The global variable of the package's script. */
  const GUI: ScratchGui;
}
