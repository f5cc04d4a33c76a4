import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { drawSvg, type Scene, STAGE } from './draw-scene.ts';

const ROBOT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="70" viewBox="0 0 60 70"><rect x="10" y="14" width="40" height="34" rx="8" fill="#4d8be0"/><rect x="16" y="50" width="28" height="16" rx="5" fill="#1b5ebe"/><circle cx="23" cy="30" r="5" fill="#fff"/><circle cx="37" cy="30" r="5" fill="#fff"/><rect x="28" y="2" width="4" height="12" fill="#1c2536"/><circle cx="30" cy="4" r="4" fill="#ffb74d"/></svg>';

interface Costume {
  readonly name: string;
  readonly svg: string;
  readonly centre: readonly [x: number, y: number];
}

/** Files of a project are named by their content. */
const fileOf = (svg: string): string => `${createHash('md5').update(svg).digest('hex')}.svg`;

const costume = ({ name, svg, centre: [rotationCenterX, rotationCenterY] }: Costume) => ({
  name,
  bitmapResolution: 1,
  dataFormat: 'svg',
  rotationCenterX,
  rotationCenterY,
  assetId: fileOf(svg).slice(0, -4),
  md5ext: fileOf(svg),
});

interface BlockPlace {
  readonly next?: string;
  readonly parent?: string;
  readonly inputs?: object;
  /** Vertical position of a script: scripts must not overlap. */
  readonly y?: number;
}

const block = (opcode: string, { next, parent, inputs = {}, y = 40 }: BlockPlace) => ({
  opcode,
  next: next ?? null,
  parent: parent ?? null,
  inputs,
  fields: {},
  shadow: false,
  topLevel: parent === undefined,
  ...(parent === undefined && { x: 40, y }),
});

/** A number, and a text, as they are typed into a block. */
const typed = (value: number) => [1, [4, String(value)]];
const said = (text: string) => [1, [10, text]];

/** The green flag makes the robot walk to and fro; a click on it makes it say hello. */
const walking = (greeting: string) => ({
  flag: block('event_whenflagclicked', { next: 'forever' }),
  forever: block('control_forever', { parent: 'flag', inputs: { SUBSTACK: [2, 'walk'] } }),
  walk: block('motion_movesteps', { next: 'turn', parent: 'forever', inputs: { STEPS: typed(4) } }),
  turn: block('motion_ifonedgebounce', { parent: 'walk' }),
  click: block('event_whenthisspriteclicked', { next: 'greet', y: 280 }),
  greet: block('looks_sayforsecs', {
    parent: 'click',
    inputs: { MESSAGE: said(greeting), SECS: typed(2) },
  }),
});

const target = (name: string, costumes: readonly object[]) => ({
  name,
  variables: {},
  lists: {},
  broadcasts: {},
  comments: {},
  currentCostume: 0,
  costumes,
  sounds: [],
  volume: 100,
});

/** A small Scratch project with a robot before the scene. */
export function makeProject(scene: Scene, greeting: string): Buffer {
  const backdrop = drawSvg(scene);
  const centre = [STAGE.width / 2, STAGE.height / 2] as const;
  const stage = {
    ...target('Stage', [costume({ name: '背景', svg: backdrop, centre })]),
    isStage: true,
    blocks: {},
    layerOrder: 0,
    tempo: 60,
    videoTransparency: 50,
    videoState: 'on',
    textToSpeechLanguage: null,
  };
  const robot = {
    ...target('机器人', [costume({ name: '机器人', svg: ROBOT, centre: [30, 35] })]),
    isStage: false,
    blocks: walking(greeting),
    layerOrder: 1,
    visible: true,
    x: 0,
    y: -120,
    size: 100,
    direction: 90,
    draggable: false,
    rotationStyle: 'left-right',
  };
  const project = {
    targets: [stage, robot],
    monitors: [],
    extensions: [],
    meta: { semver: '3.0.0', vm: '0.2.0', agent: '' },
  };
  return Buffer.from(
    zipSync({
      'project.json': strToU8(JSON.stringify(project)),
      [fileOf(backdrop)]: strToU8(backdrop),
      [fileOf(ROBOT)]: strToU8(ROBOT),
    }),
  );
}
