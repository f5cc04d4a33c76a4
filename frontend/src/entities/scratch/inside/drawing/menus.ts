import type { zh } from '../i18n/zh.ts';

export type Word = keyof (typeof zh)['words'];

const POINTER = { _mouse_: 'mouse' } as const;

/** What the values of a menu are called, by the field that holds them. Values that are not here are drawn as they are. */
const MENUS: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  TO: { ...POINTER, _random_: 'randomPosition' },
  TOWARDS: { ...POINTER, _random_: 'randomDirection' },
  DISTANCETOMENU: POINTER,
  TOUCHINGOBJECTMENU: { ...POINTER, _edge_: 'edge' },
  CLONE_OPTION: { _myself_: 'myself' },
  OBJECT: { _stage_: 'stage' },
  EFFECT: {
    COLOR: 'color',
    FISHEYE: 'fisheye',
    WHIRL: 'whirl',
    PIXELATE: 'pixelate',
    MOSAIC: 'mosaic',
    BRIGHTNESS: 'brightness',
    GHOST: 'ghost',
    PITCH: 'pitch',
    PAN: 'pan',
  },
  colorParam: {
    color: 'color',
    saturation: 'saturation',
    brightness: 'brightness',
    transparency: 'transparency',
  },
  STYLE: { 'left-right': 'leftRight', "don't rotate": 'dontRotate', 'all around': 'allAround' },
  FRONT_BACK: { front: 'front', back: 'back' },
  FORWARD_BACKWARD: { forward: 'forward', backward: 'backward' },
  NUMBER_NAME: { number: 'number', name: 'name' },
  BACKDROP: {
    'next backdrop': 'nextBackdrop',
    'previous backdrop': 'previousBackdrop',
    'random backdrop': 'randomBackdrop',
  },
  STOP_OPTION: {
    all: 'stopAll',
    'this script': 'stopThis',
    'other scripts in sprite': 'stopOther',
    'other scripts in stage': 'stopOther',
  },
  KEY_OPTION: {
    space: 'space',
    'left arrow': 'left',
    'right arrow': 'right',
    'up arrow': 'up',
    'down arrow': 'down',
    enter: 'enter',
    any: 'anyKey',
  },
  WHENGREATERTHANMENU: { LOUDNESS: 'loudness', TIMER: 'timer' },
  DRAG_MODE: { draggable: 'draggable', 'not draggable': 'notDraggable' },
  CURRENTMENU: {
    YEAR: 'year',
    MONTH: 'month',
    DATE: 'date',
    DAYOFWEEK: 'dayOfWeek',
    HOUR: 'hour',
    MINUTE: 'minute',
    SECOND: 'second',
  },
  PROPERTY: {
    'x position': 'xPosition',
    'y position': 'yPosition',
    direction: 'direction',
    'costume #': 'costumeNumber',
    'costume name': 'costumeName',
    size: 'size',
    volume: 'volume',
    'backdrop #': 'backdropNumber',
    'backdrop name': 'backdropName',
  },
  OPERATOR: { abs: 'abs', floor: 'floor', ceiling: 'ceiling', sqrt: 'sqrt' },
  VIDEO_STATE: { on: 'on', off: 'off', 'on-flipped': 'onFlipped' },
  ATTRIBUTE: { motion: 'motion', direction: 'direction' },
  SUBJECT: { 'this sprite': 'sprite', Stage: 'stage' },
};

/** Places in a list that are written as words, typed into an ordinary field. */
const PLACES: Readonly<Record<string, Word>> = { all: 'all', last: 'last', random: 'random' };

const DRUMS = 18;
const INSTRUMENTS = 21;

/** Drums and instruments are numbered from 1. */
function numbered(kind: 'drum' | 'instrument', value: string, count: number): Word | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= count
    ? (`${kind}${number}` as Word)
    : undefined;
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The word for a value of a menu; undefined for names that children gave, and what means the same everywhere. */
export function menuWord(field: string, value: string): Word | undefined {
  if (field === 'DRUM') return numbered('drum', value, DRUMS);
  if (field === 'INSTRUMENT') return numbered('instrument', value, INSTRUMENTS);
  if (field === 'INDEX') return own(PLACES, value);
  return own(own(MENUS, field) ?? {}, value);
}
