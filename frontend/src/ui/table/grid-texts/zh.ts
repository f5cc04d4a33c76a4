import { zhCN } from '@mui/x-data-grid/locales';

export const texts = zhCN.components.MuiDataGrid.defaultProps.localeText;
