import BarChartIcon from '@mui/icons-material/BarChart';
import TableRowsIcon from '@mui/icons-material/TableRows';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

export type View = 'chart' | 'table';

interface Props {
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** Chooses between a chart and the table behind it. */
export function ViewSwitch({ view, onChange }: Props) {
  const { t } = useTranslation('figures');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_, next: View | null) => next && onChange(next)}
    >
      <ToggleButton value="chart" aria-label={t('chart')}>
        <BarChartIcon />
      </ToggleButton>
      <ToggleButton value="table" aria-label={t('table')}>
        <TableRowsIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
