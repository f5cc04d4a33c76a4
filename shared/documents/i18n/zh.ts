/** Messages about the document library. */
export const libraryZh = {
  'documents.missing': '没有这份资料，或您不能查看',
  'documents.notYours': '这是别人的资料，您可以查看但不能修改',
  'documents.tooDeep': '文件夹最多 {count} 层',
  'documents.intoItself': '文件夹不能移到自己里面',
  'documents.noFile': '文件夹没有版本',
  'documents.noVersion': '这个版本已不存在',
  'documents.ownNotShared': '“我的文件”只有您自己能看到。请先移到学校资料库，再共享',
  'rule.upload_id.missing': '文件不存在，或不是您上传的',
  'rule.upload_id.otherKind': '新版本要和原来是同一种文件',
};
