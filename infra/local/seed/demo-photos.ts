import type { DemoClass } from './demo-classes.ts';
import type { Scene } from './draw-scene.ts';

const SKIN = '#f2c9a1';
const HEADS = [60, 180, 300, 420] as const;

/** Children at their desks before a board: of their own heads, not of real faces. */
const classroom = (wall: readonly [string, string], board: string, hair: string): Scene => ({
  sky: wall,
  shapes: [
    { x: 0, y: 290, width: 480, height: 70, colour: '#b98d5e' },
    { x: 90, y: 40, width: 300, height: 120, colour: '#5d4a37' },
    { x: 98, y: 48, width: 284, height: 104, colour: board },
    { x: 130, y: 80, width: 120, height: 8, colour: '#f5f5f5' },
    { x: 130, y: 104, width: 180, height: 8, colour: '#f5f5f5' },
    ...HEADS.flatMap((x) => [
      { x, y: 220, radius: 30, colour: hair },
      { x, y: 228, radius: 24, colour: SKIN },
      { x: x - 48, y: 256, width: 96, height: 60, colour: '#8d6e4b' },
      { x: x - 26, y: 240, width: 52, height: 34, colour: '#37474f' },
    ]),
  ],
});

/** What a photo of a lesson shows. */
export const PHOTOS: Readonly<Record<DemoClass['course'], readonly Scene[]>> = {
  Scratch: [
    classroom(['#fff4d6', '#ffe2a8'], '#2f6b4f', '#3b2a20'),
    classroom(['#e3f2ff', '#c6e2fb'], '#2a4d7c', '#2b2b2b'),
  ],
  Python: [classroom(['#eafaf0', '#cfeedd'], '#264653', '#2b2b2b')],
  Robotics: [classroom(['#f3ecff', '#dccdf7'], '#4a3f78', '#8a5a2b')],
};
