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
  addWebStore(types: readonly (AssetType | undefined)[], address: (asset: Asset) => string): void;
}

export type Translate = (message: object, values?: object) => string;

export interface GuiStorage {
  readonly scratchStorage: ScratchStorage;
  readonly setTranslatorFunction: (translate: Translate) => void;
  readonly getLibraryAssetUrl: (assetId: string, dataFormat: string) => string;
  readonly saveProject: () => Promise<never>;
}

export interface VirtualMachine {
  readonly renderer?: { requestSnapshot(use: (dataUrl: string) => void): void; draw(): void };
  loadProject(project: ArrayBuffer | string): Promise<void>;
  saveProjectSb3(): Promise<Blob>;
  toJSON(): string;
  start(): void;
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

export interface GuiState {
  readonly scratchGui: {
    readonly modals: Modals;
    readonly mode: { readonly isFullScreen: boolean };
  };
}

interface EditorState {
  readonly store: { getState(): GuiState; subscribe(listener: () => void): void };
  dispatch(action: object): void;
}

interface EditorProps {
  readonly basePath: string;
  readonly projectId: string;
  readonly canSave: boolean;
  readonly menuBarHidden: boolean;
  readonly isPlayerOnly?: boolean;
  readonly onVmInit: (vm: VirtualMachine) => void;
  readonly onProjectLoaded: () => void;
}

interface ScratchGui {
  readonly EditorState: new (
    options: { readonly locale: string; readonly isPlayerOnly: boolean },
    config: () => { readonly storage: GuiStorage },
  ) => EditorState;
  readonly ScratchStorage: new () => ScratchStorage;
  readonly buildDefaultProject: (translate?: Translate) => readonly DefaultAsset[];
  readonly createStandaloneRoot: (
    state: EditorState,
    element: HTMLElement,
  ) => { render(props: EditorProps): void };
  readonly setAppElement: (element: HTMLElement) => void;
  readonly selectLocale: (locale: string) => object;
  readonly setFullScreen: (on: boolean) => object;
  /** Only the stage, or the whole editor. */
  readonly setPlayer: (on: boolean) => object;
}

declare global {
  /** The global variable of the package's script. */
  const GUI: ScratchGui;
}
