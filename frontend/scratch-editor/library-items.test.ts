import { describe, expect, it } from 'vitest';
import { firstProject } from './first-project.ts';
import {
  anyBackdrop,
  anySprite,
  backdropOf,
  costumeOf,
  findBackdrop,
  findSprite,
  spriteOf,
} from './library-items.ts';

const opened = (text: string) => JSON.parse(text).targets;

describe('a new project', () => {
  it.each([
    ['zh', '角色1', '背景1', '造型1', '我的变量'],
    ['cht', '角色1', '背景1', '造型1', '變數'],
    ['en', 'Sprite1', 'backdrop1', 'costume1', 'my variable'],
  ] as const)('is named in %s', (language, sprite, backdrop, costume, variable) => {
    const [stage, figure] = opened(firstProject(language));
    expect([figure.name, stage.costumes[0].name, figure.costumes[0].name]).toEqual([
      sprite,
      backdrop,
      costume,
    ]);
    expect(Object.values(stage.variables)).toEqual([[variable, 0]]);
  });
});

describe('an item of the library', () => {
  it('is added under its name in the user’s language', () => {
    expect(spriteOf(findSprite('cat'), 'zh')).toMatchObject({ name: '小猫' });
    expect(spriteOf(findSprite('cat'), 'en').costumes.map(({ name }) => name)).toEqual([
      'Cat1',
      'Cat2',
      'Cat3',
    ]);
    expect(spriteOf(findSprite('cat'), 'cht').sounds).toMatchObject([{ name: '喵' }]);
    expect(costumeOf(findSprite('letters'), 3, 'en').name).toBe('D');
    expect(costumeOf(findSprite('moon'), 0, 'en').name).toBe('Moon');
  });

  it('turns around its middle', () => {
    expect(backdropOf(findBackdrop('desert'), 'en')).toMatchObject({
      rotationCenterX: 240,
      rotationCenterY: 180,
      name: 'Desert',
    });
  });

  it('is refused when there is no such item', () => {
    expect(() => findSprite('mammoth')).toThrow('mammoth');
  });

  it('can be a surprise, but no letter', () => {
    for (let count = 0; count < 200; count += 1) {
      expect(anySprite('en').name).not.toMatch(/Letters|Numbers|Arrow/);
      expect(anyBackdrop('en').md5ext).toMatch(/^[0-9a-f]{32}\.svg$/);
    }
  });
});
