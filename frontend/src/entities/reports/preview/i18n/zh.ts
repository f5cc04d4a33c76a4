export const zh = {
  preview: '预览',
  notForYou: '学习报告只给学生本人和学校的教师看。',
  task: '任务描述',
  pictures: '图片',
  picture: '第 {{index}} 张，共 {{count}} 张',
  previous: '上一张',
  next: '下一张',
  pause: '暂停',
  play: '继续播放',
  video: '视频',
  evidence: '成长足迹',
  evidenceKind: { lesson: '课堂', task: '任务', work: '作品', hours: '课时', report: '报告' },
  score: '{{score}} 分',
  open: '打开作品',
  openWork: '打开作品“{{title}}”',
  evaluation: '教师评语',
  noEvaluation: '还没有评语',
  dimensions: '六维能力',
  dimension: {
    logic: '逻辑思维',
    focus: '专注力',
    thinking: '思考能力',
    communication: '沟通表达',
    creativity: '创造力',
    innovation: '创新力',
  },
  value: '{{value}} / {{max}}',
  notRated: '未评',
  notAsked: '不评',
  poster: '保存长图',
  pdf: '保存 PDF',
  qr: '扫码查看长图',
  untitled: '未命名报告',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    preview: typeof zh;
  }
}
