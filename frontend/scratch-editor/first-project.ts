import { FIRST_FILES, FIRST_SOUND, FIRST_SPRITE } from '#frontend/scratch-library/first-files.ts';
import type { Language } from '#shared/languages.ts';
import { findSound, findSprite, soundOf, spriteOf } from './library-items.ts';
import type { ScratchStorage } from './scratch-gui.ts';

interface Names {
  readonly sprite: string;
  readonly costume: string;
  readonly backdrop: string;
  readonly variable: string;
}

/** As Scratch names what is new. */
const NAMES: Readonly<Record<Language, Names>> = {
  zh: { sprite: '角色1', costume: '造型', backdrop: '背景1', variable: '我的变量' },
  cht: { sprite: '角色1', costume: '造型', backdrop: '背景1', variable: '變數' },
  en: { sprite: 'Sprite1', costume: 'costume', backdrop: 'backdrop1', variable: 'my variable' },
};

/** The empty picture of the package, which also begins what is painted. */
const EMPTY = 'cd21514d0531fdffb22204e0ec5ed84a';
/** The package's blocks look for their first variable by this id. */
const VARIABLE = '`jEk@4|i[#Fk?(8x)AV.-my variable';

const stageOf = (language: Language) => ({
  isStage: true,
  name: 'Stage',
  variables: { [VARIABLE]: [NAMES[language].variable, 0] },
  lists: {},
  broadcasts: {},
  blocks: {},
  currentCostume: 0,
  costumes: [
    {
      name: NAMES[language].backdrop,
      assetId: EMPTY,
      md5ext: `${EMPTY}.svg`,
      dataFormat: 'svg',
      rotationCenterX: 240,
      rotationCenterY: 180,
    },
  ],
  sounds: [soundOf(findSound(FIRST_SOUND), language)],
  volume: 100,
});

/** What a new project begins with, named in a language: the first figure of our own library. */
export function firstProject(language: Language): string {
  const figure = spriteOf(findSprite(FIRST_SPRITE), language);
  const costumes = figure.costumes.map((costume, at) => ({
    ...costume,
    name: `${NAMES[language].costume}${at + 1}`,
  }));
  return JSON.stringify({
    targets: [stageOf(language), { ...figure, name: NAMES[language].sprite, x: 0, y: 0, costumes }],
    monitors: [],
    extensions: [],
    meta: { semver: '3.0.0', vm: '0.2.0', agent: '' },
  });
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

/** Puts the first project and its files into the editor's storage, so that opening it needs no request. */
export function storeFirstProject(storage: ScratchStorage, language: Language): void {
  const { AssetType, DataFormat, builtinHelper } = storage;
  for (const { asset, format, base64 } of FIRST_FILES) {
    const [type, name] =
      format === 'svg' ? (['ImageVector', 'SVG'] as const) : (['Sound', 'WAV'] as const);
    builtinHelper._store(AssetType[type], DataFormat[name], bytesOf(base64), asset);
  }
  builtinHelper._store(AssetType['Project'], DataFormat['JSON'], firstProject(language), 0);
}
