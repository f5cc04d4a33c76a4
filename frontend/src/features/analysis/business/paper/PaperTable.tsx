import Box from '@mui/material/Box';

interface Props {
  readonly title?: string;
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** Lines of one height, so that as many as are given fit on the page; what is too long is cut. */
const TABLE = {
  width: 1,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '8.5pt',
  lineHeight: '4mm',
  '& caption': { textAlign: 'left', fontSize: '9pt', fontWeight: 700, pt: '1.5mm' },
  '& th, & td': {
    p: 0,
    pl: '1mm',
    borderBottom: '1px solid #ddd',
    textAlign: 'right',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  // A span of months may need two lines.
  '& thead th': {
    color: '#555',
    borderBottomColor: '#999',
    whiteSpace: 'normal',
    verticalAlign: 'bottom',
  },
  '& th:first-of-type': { textAlign: 'left', width: '34%', pl: 0 },
} as const;

/** A table of the printed summary. */
export function PaperTable({ title, columns, lines }: Props) {
  return (
    <Box component="table" sx={TABLE}>
      {title && <caption>{title}</caption>}
      <thead>
        <tr>
          {columns.map((column, at) => (
            // Two columns of changes have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
            <th key={at} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
              <td key={at}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
