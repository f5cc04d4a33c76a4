import {
  AHEAD,
  type EditorEvent,
  type FromEditor,
  isOf,
  PROTOCOL,
  type Reply,
  type Request,
  type Saved,
  type ToEditor,
} from '#frontend/src/entities/scratch/messages.ts';
import type { Language } from '#shared/languages.ts';
import { addItem } from './add-item.ts';
import { drawSoon } from './draw-soon.ts';
import { firstProject } from './first-project.ts';
import { keepSoundQuiet } from './keep-sound-quiet.ts';
import { createStorage, openForeign, watchLibraries } from './library.ts';
import { loadScript } from './load-script.ts';
import { openFirst } from './open-first.ts';
import { canPack, Packer } from './pack-project.ts';
import { refitFullScreen } from './refit-full-screen.ts';
import type { EditorState, VirtualMachine } from './scratch-gui.ts';
import { Settling } from './settling.ts';
import { beginWithSmallToolbox } from './small-toolbox.ts';
import { standStill } from './stand-still.ts';
import { surpriseWithOurs } from './surprises.ts';
import { drawThumbnail } from './thumbnail.ts';
import { watchProject } from './watch-project.ts';

const LOCALES: Readonly<Record<Language, string>> = { zh: 'zh-cn', cht: 'zh-tw', en: 'en' };
const HTML_LANGUAGES: Readonly<Record<Language, string>> = { zh: 'zh-CN', cht: 'zh-TW', en: 'en' };

const parameters = new URLSearchParams(location.search);
const asked = parameters.get('language');
// That of shared/languages.ts would bring the application's files along.
const isLanguage = (value: string): value is Language => Object.hasOwn(LOCALES, value);
let language: Language = asked && isLanguage(asked) ? asked : 'zh';

function post(request: number, body: EditorEvent | Reply, transfer: Transferable[] = []): void {
  const message: FromEditor = { protocol: PROTOCOL, request, body };
  parent.postMessage(message, { targetOrigin: location.origin, transfer });
}
const tell = (event: EditorEvent): void => post(0, event);

const settling = new Settling(window);

keepSoundQuiet(AudioContext.prototype, navigator.userActivation);

/** Made when the package's script is there. */
let state: EditorState;

/** Called once a project is open. */
let giveWholeToolbox = () => {};

/** Called when a project is asked for: from then on the editor is used. */
let use = () => {};

/** Opens the first project; null when it is there. */
let openWaiting: ReturnType<typeof openFirst> | null = null;

const packer = new Packer();

/** The language of the empty project that was loaded in advance; null when there is none. */
let waitsWith: Language | null = null;

async function loadAsked(vm: VirtualMachine, asked: ArrayBuffer | null): Promise<void> {
  const isThere = asked === null && waitsWith === language;
  waitsWith = null;
  if (isThere) settling.loaded();
  else await openProject(vm, asked ?? firstProject(language));
}

async function openProject(vm: VirtualMachine, project: ArrayBuffer | string): Promise<void> {
  settling.begin();
  packer.open(project);
  try {
    if (openWaiting) {
      const open = openWaiting;
      openWaiting = null;
      await open(project);
    } else await vm.loadProject(project);
    drawSoon(vm);
  } finally {
    giveWholeToolbox();
    settling.loaded();
  }
}

async function pack(vm: VirtualMachine): Promise<Omit<Saved, 'thumbnail'>> {
  if (canPack()) return packer.save(vm);
  const file = await vm.saveProjectSb3();
  return { project: await file.arrayBuffer(), assets: [] };
}

async function save(vm: VirtualMachine, withThumbnail: boolean): Promise<Saved> {
  const [packed, thumbnail] = await Promise.all([
    pack(vm),
    withThumbnail ? drawThumbnail(vm) : null,
  ]);
  return { ...packed, thumbnail };
}

function show(next: Language): void {
  if (next === language) return;
  language = next;
  document.documentElement.lang = HTML_LANGUAGES[next];
  state.dispatch(GUI.selectLocale(LOCALES[next]));
}

function run(vm: VirtualMachine, on: boolean): void {
  // The stage does not run before the first start.
  vm.start();
  if (on) vm.greenFlag();
  else vm.stopAll();
}

async function carryOut(vm: VirtualMachine, request: Request) {
  if (request.type === 'save') return save(vm, request.thumbnail);
  if (request.type === 'load') {
    use();
    await loadAsked(vm, request.project);
  }
  if (request.type === 'language') show(request.language);
  if (request.type === 'full-screen') state.dispatch(GUI.setFullScreen(request.on));
  if (request.type === 'player') state.dispatch(GUI.setPlayer(request.on));
  if (request.type === 'run') run(vm, request.on);
  if (request.type === 'add') await addItem({ vm, state }, request.item, language);
  if (request.type === 'all-items') openForeign(state, request.kind);
  return null;
}

async function answer(vm: VirtualMachine, { request, body }: ToEditor) {
  try {
    const saved = await carryOut(vm, body);
    const moved = saved ? [saved.project, ...(saved.thumbnail ? [saved.thumbnail] : [])] : [];
    post(request, { type: 'reply', done: true, saved }, moved);
  } catch (error) {
    console.warn('the editor could not', body.type, error);
    post(request, { type: 'reply', done: false, saved: null });
  }
}

function tellOfView(): void {
  let fullScreen = false;
  const isRefitting = refitFullScreen(window, {
    isFull: () => state.store.getState().scratchGui.mode.isFullScreen,
    setFull: (on) => state.dispatch(GUI.setFullScreen(on)),
  });
  state.store.subscribe(() => {
    if (isRefitting()) return;
    const now = state.store.getState();
    if (now.scratchGui.mode.isFullScreen !== fullScreen) {
      fullScreen = !fullScreen;
      tell({ type: 'full-screen', on: fullScreen });
    }
  });
}

function listenToKeys(): void {
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && parameters.has('player')) tell({ type: 'leave-key' });
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    tell({ type: 'save-key' });
  });
}

/** Loads an empty project while the editor is still hidden, so that a new project opens without waiting. */
async function openAhead(vm: VirtualMachine): Promise<void> {
  const begunIn = language;
  try {
    await openProject(vm, firstProject(begunIn));
    waitsWith = begunIn;
  } catch (error) {
    // Opened when it is asked for.
    console.warn('the editor could not open a new project ahead', error);
  }
}

/** Called once the editor has its machine, before it shows a project: from then on it answers requests. */
async function open(vm: VirtualMachine): Promise<void> {
  surpriseWithOurs(vm, () => language);
  openWaiting = openFirst(vm);
  vm.on('PROJECT_CHANGED', () => {
    if (!settling.isOwn) tell({ type: 'changed' });
  });
  window.addEventListener('message', (event) => {
    if (isOf<ToEditor>(event, parent)) void answer(vm, event.data);
  });
  use = standStill(vm, () => {
    if (!parameters.has('player')) watchProject(vm, window, tell);
  });
  if (parameters.has(AHEAD)) await openAhead(vm);
  else use();
  tell({ type: 'ready' });
}

function start(element: HTMLElement): void {
  state = new GUI.EditorState(
    { locale: LOCALES[language], isPlayerOnly: parameters.has('player') },
    () => ({ storage: createStorage(language) }),
  );
  document.documentElement.lang = HTML_LANGUAGES[language];
  giveWholeToolbox = beginWithSmallToolbox(state);
  GUI.setAppElement(element);
  tellOfView();
  watchLibraries(state, (kind) => tell({ type: 'library', kind }));
  listenToKeys();
  GUI.createStandaloneRoot(state, element).render({
    basePath: '/',
    projectId: '0',
    canSave: false,
    menuBarHidden: true,
    // It asks even when everything is kept; the page around knows what is not.
    noBeforeUnloadHandler: true,
    onVmInit: (vm) => void open(vm),
  });
}

/** Tells at most a hundred shares: the page around draws each. */
function tellOfLoading(): (share: number) => void {
  let told = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent === told) return;
    told = percent;
    tell({ type: 'loading', share });
  };
}

async function begin(element: HTMLElement): Promise<void> {
  try {
    await loadScript(tellOfLoading());
    start(element);
  } catch (error) {
    console.warn('the editor could not begin', error);
    tell({ type: 'failed' });
  }
}

const element = document.getElementById('editor');
if (element) void begin(element);
