import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: {
    sprite: '選一個角色',
    costume: '選一個造型',
    backdrop: '選一個背景',
    sound: '選一個聲音',
  },
  search: '搜尋',
  categories: '分類',
  tags: {
    all: '全部',
    animals: '動物',
    people: '人物',
    fantasy: '奇幻',
    vehicles: '交通',
    food: '食物',
    things: '物品',
    letters: '字母',
    outdoors: '戶外',
    indoors: '室內',
    water: '水',
    space: '太空',
    patterns: '圖案',
    games: '遊戲',
    music: '音樂',
    world: '生活',
  },
  play: '聽聽看：{{name}}',
  add: '選它',
  addNamed: '選它：{{name}}',
  added: '已加入：{{name}}',
  failed: '沒有加入成功，請再試一次。',
  allItems: '更多圖片和聲音',
  nothing: '找不到',
  nothingHint: '換一個詞，或看看全部。',
};
