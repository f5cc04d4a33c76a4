/** Names of sheets and columns in an export. */
export const worksExportZh = {
  'exports.sheet.works': '作品',
  'exports.sheet.versions': '作品版本',
  'exports.sheet.comments': '评论',
  'exports.of.madeAt': '设备上的制作时间',
  'exports.of.description': '介绍',
  'exports.of.visibility': '公开范围',
  'exports.of.likes': '点赞',
  'exports.of.comments': '评论数',
  'exports.of.plays': '播放次数',
  'exports.of.savedAt': '保存时间',
  'exports.of.label': '保存方式',
} as const;
