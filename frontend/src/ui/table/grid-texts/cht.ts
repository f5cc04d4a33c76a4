import { zhTW } from '@mui/x-data-grid/locales';

export const texts = zhTW.components.MuiDataGrid.defaultProps.localeText;
