export const zh = {
  file: '或者选择 xlsx 或 csv 文件',
  choose: '选择文件',
  template: '下载模板',
  problem: {
    notXlsx: '这不是表格文件，请选择 xlsx 或 csv 文件。',
    oldXls: '这是旧版的 xls 文件，请用 Excel 或 WPS 打开后另存为 xlsx。',
    locked: '这个文件有密码。请用 Excel 或 WPS 打开，去掉密码后另存。',
    tooMuch: '文件解压后的内容太多，请只保留名单。',
    unreadable: '这个文件打不开，可能已经损坏，请换一个。',
    tooLarge: '文件超过了 5 MB，请只保留名单。',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sheets: typeof zh;
  }
}
