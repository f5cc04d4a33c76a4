export const zh = {
  file: '或者选择表格文件（xlsx、xls、xlsb、ods、csv）',
  choose: '选择文件',
  template: '下载模板',
  sheet: '工作表',
  columns: '每一列的含义，不对的可以改：',
  column: '{{letter}} 列',
  sample: '如：{{sample}}',
  notTaken: '不导入',
  sideBySide: '表格里并排有 {{count}} 份名单，已全部读取。',
  hidden_other: '表格里有 {{count}} 行被隐藏或筛选掉，没有读取。也要导入吗？',
  hiddenTaken_other: '被隐藏的 {{count}} 行也已读取。',
  takeHidden: '也导入',
  leaveHidden: '不导入',
  asides_other: '有 {{count}} 行是标题、合计或说明，没有导入：{{texts}}',
  row: '第 {{number}} 行',
  removeRow: '删除第 {{number}} 行',
  doubt: {
    remark: '请核对：表格里写的是“{{said}}”',
    several: '“{{said}}”里不止一个号码，只取了第一个',
    nothing: '“{{said}}”当作空白',
    year: '请核对年份：表格里写的是“{{said}}”',
  },
  spoilt: {
    formula_error: '表格里的公式出错了，请直接填写',
    formula_without_value: '公式没有结果，请用 Excel 或 WPS 打开并保存一次，或直接填写',
    shortened: '号码被表格缩写了，请补全号码',
    unreadable: '有文字损坏，读不出来，请重新填写',
    too_much: '内容太长了',
    invisible: '含有看不见的字符',
  },
  problem: {
    noSheet: '这不是表格文件，请选择 xlsx、xls、ods 或 csv 文件。',
    webPage: '这个文件其实是网页。请用 Excel 或 WPS 打开，另存为 xlsx 后再选择。',
    locked: '这个文件有密码。请用 Excel 或 WPS 打开，去掉密码后另存。',
    tooMuch: '文件解压后的内容太多，请只保留名单。',
    unreadable: '这个文件打不开，可能已经损坏，请换一个。',
    tooLarge: '文件超过了 5 MB，请只保留名单。',
    empty: '这个文件里没有内容。',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sheets: typeof zh;
  }
}
