type Fields = URLSearchParams;

function append(fields: Fields, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Date) fields.append(name, value.toISOString());
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) append(fields, `${name}[${index}]`, item);
  } else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) append(fields, `${name}[${key}]`, item);
  } else if (typeof value === 'boolean') fields.append(name, value ? '1' : '0');
  else fields.append(name, String(value));
}

/** Form fields of a payload, nested ones with brackets (`a[b][0]`); flags as 1 and 0, absent values left out. */
export function formEncode(payload: object): Fields {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) append(fields, name, value);
  return fields;
}
