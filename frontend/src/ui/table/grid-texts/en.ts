import { enUS } from '@mui/x-data-grid/locales';

export const texts = enUS.components.MuiDataGrid.defaultProps.localeText;
