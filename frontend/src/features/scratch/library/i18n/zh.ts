export const zh = {
  title: {
    sprite: '选一个角色',
    costume: '选一个造型',
    backdrop: '选一个背景',
    sound: '选一个声音',
  },
  search: '搜索',
  categories: '分类',
  tags: {
    all: '全部',
    animals: '动物',
    people: '人物',
    fantasy: '奇幻',
    vehicles: '交通',
    food: '食物',
    things: '物品',
    letters: '字母',
    outdoors: '户外',
    indoors: '室内',
    water: '水',
    space: '太空',
    patterns: '图案',
    games: '游戏',
    music: '音乐',
    world: '生活',
  },
  play: '听一听：{{name}}',
  add: '选它',
  addNamed: '选它：{{name}}',
  added: '已添加：{{name}}',
  failed: '没有添加成功，请再试一次。',
  allItems: '更多图片和声音',
  nothing: '没有找到',
  nothingHint: '换一个词，或者看看全部。',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    scratchLibrary: typeof zh;
  }
}
