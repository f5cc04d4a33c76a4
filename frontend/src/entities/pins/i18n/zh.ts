export const zh = {
  chosen_other: '已选 {{count}} 张：{{names}}',
  back: '退一张',
  pictures: '图片',
  picture: {
    paw: '爪印',
    flower: '花',
    sun: '太阳',
    moon: '月亮',
    star: '星星',
    cloud: '云',
    car: '汽车',
    boat: '帆船',
    rocket: '火箭',
    house: '房子',
    tree: '树',
    ball: '足球',
    umbrella: '伞',
    cake: '蛋糕',
    heart: '爱心',
    note: '音符',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pins: typeof zh;
  }
}
