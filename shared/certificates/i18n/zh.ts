/** Messages about certificates. */
export const certificatesZh = {
  'certificates.missing': '没有这张证书',
  'certificates.noBatch': '没有这批证书',
  'certificates.noTemplate': '没有这个模板',
  'certificates.notYours': '只有校长和制作的人可以这样做',
  'certificates.isRevoked': '这张证书已被撤销',
  'certificates.tooLateToDelete': '证书做好 {hours} 小时后不能删除，可以撤销',
  'certificates.batchHasSome': '这批里还有证书，或还在制作，不能删除',
  'certificates.tooManyTemplates': '最多 {count} 个模板，请先删除不用的',
  'certificates.tooManyVersions': '一张证书最多重做 {count} 次',
  'certificates.tooLargeToPrint': '文件太大，请少选几张再打印',
  'certificates.tooManyTries': '查询次数太多，请过一会儿再试',
  'certificates.unknown': '查不到这个编号',
  'certificates.made.title': '你获得了证书：{title}',
  'certificates.made.body': '打开“我的成长”，就能看到它，也可以下载。',
  'rule.design.picture': '版式里有找不到的图片，请重新上传',
  'rule.design.invalid': '版式不完整，或有内容超出纸面',
} as const;
