export const zh = {
  new: '新密码',
  hint: '6 到 16 位字母或数字',
  again: '再次输入新密码',
  invalid: {
    new_pass: {
      required: '请输入新密码',
      tooShort: '密码长度为 6 到 16 位',
      tooLong: '密码长度为 6 到 16 位',
      format: '密码长度为 6-20 位非特殊字符',
      same: '新密码与旧密码相同',
    },
    confirm_pass: {
      required: '请再次输入新密码',
      tooShort: '密码长度为 6 到 16 位',
      tooLong: '密码长度为 6 到 16 位',
      confirm: '两次输入的新密码不一致',
    },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    password: typeof zh;
  }
}
