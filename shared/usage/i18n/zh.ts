/** Messages about the storage and traffic of a school. */
export const usageZh = {
  'usage.spaceWarned.title': '存储空间已使用 {percent}%',
  'usage.spaceWarned.body':
    '学校的存储空间已使用 {percent}%。用满后将无法再保存作品和上传文件。请在“存储与流量”中查看占用情况和可以清理的内容，或升级版本。',
  'usage.trafficWarned.title': '本月流量已使用 {percent}%',
  'usage.trafficWarned.body':
    '学校本月的流量已使用 {percent}%。超出后不影响上课和查看，但建议您在“存储与流量”中了解流量去向，或升级版本。',
} as const;
