/** Messages about files that are sent. */
export const uploadsZh = {
  'uploads.missing': '文件不存在，或已经删除',
  'uploads.incomplete': '文件还没有传完，请继续上传',
  'uploads.tooMany': '您有 {count} 个上传没有完成，请先完成或取消一些',
  'uploads.inUse': '文件正在使用，不能删除',
  'rule.name.ending': '这里不接受这种文件',
  'rule.bytes.too_large': '文件不能超过 {mb} MB',
  'rule.content': '文件内容与文件名不符，或文件已损坏',
  'rule.cut': '文件不完整，有一部分没有传到。请重新选择原来的文件再上传',
  'rule.file.png_or_jpg': '请选择 png 或 jpg 图片',
  'uploads.slow': '文件检查花的时间太长，请稍后再试',
  'rule.unpacked':
    '文件解压后过大，或内部结构不正常，为安全起见不能使用。请在编辑器中打开作品重新保存，或换一个文件',
  'rule.pixels': '图片的像素太多（最多 {mp} 百万像素），请先缩小再上传',
} as const;
