import type { SvgIconComponent } from '@mui/icons-material';
import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import AssignmentIcon from '@mui/icons-material/Assignment';
import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import BadgeIcon from '@mui/icons-material/Badge';
import BarChartIcon from '@mui/icons-material/BarChart';
import BrushIcon from '@mui/icons-material/Brush';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import CasinoIcon from '@mui/icons-material/Casino';
import CastForEducationIcon from '@mui/icons-material/CastForEducation';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import ClassIcon from '@mui/icons-material/Class';
import CollectionsIcon from '@mui/icons-material/Collections';
import ContactSupportIcon from '@mui/icons-material/ContactSupport';
import CoPresentIcon from '@mui/icons-material/CoPresent';
import DeskIcon from '@mui/icons-material/Desk';
import DomainIcon from '@mui/icons-material/Domain';
import DynamicFormIcon from '@mui/icons-material/DynamicForm';
import ExploreIcon from '@mui/icons-material/Explore';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import FeedbackIcon from '@mui/icons-material/Feedback';
import FolderIcon from '@mui/icons-material/Folder';
import GroupIcon from '@mui/icons-material/Group';
import HelpOutlineIcon from '@mui/icons-material/HelpOutlined';
import HistoryIcon from '@mui/icons-material/History';
import HomeIcon from '@mui/icons-material/Home';
import KeyIcon from '@mui/icons-material/Key';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import NotificationsIcon from '@mui/icons-material/Notifications';
import PaletteIcon from '@mui/icons-material/Palette';
import PeopleAltIcon from '@mui/icons-material/PeopleAlt';
import PersonIcon from '@mui/icons-material/Person';
import PersonAddAltIcon from '@mui/icons-material/PersonAddAlt';
import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback';
import PrecisionManufacturingIcon from '@mui/icons-material/PrecisionManufacturing';
import SchoolIcon from '@mui/icons-material/School';
import SettingsIcon from '@mui/icons-material/Settings';
import StorageIcon from '@mui/icons-material/Storage';
import TimelapseIcon from '@mui/icons-material/Timelapse';
import VideoCameraFrontIcon from '@mui/icons-material/VideoCameraFront';
import WorkspacePremiumIcon from '@mui/icons-material/WorkspacePremium';

/** The icons that the server's menu may name. */
const ICONS: Readonly<Record<string, SvgIconComponent>> = {
  account: AccountCircleIcon,
  badge: BadgeIcon,
  calendar: CalendarMonthIcon,
  call: PhoneCallbackIcon,
  certificate: WorkspacePremiumIcon,
  class: ClassIcon,
  contact: ContactSupportIcon,
  create: BrushIcon,
  desk: DeskIcon,
  feedback: FeedbackIcon,
  equipment: PrecisionManufacturingIcon,
  folder: FolderIcon,
  form: DynamicFormIcon,
  gallery: ExploreIcon,
  group: GroupIcon,
  help: HelpOutlineIcon,
  home: HomeIcon,
  hours: TimelapseIcon,
  key: KeyIcon,
  lead: PersonAddAltIcon,
  live: VideoCameraFrontIcon,
  log: HistoryIcon,
  office: AccountBalanceIcon,
  palette: PaletteIcon,
  people: PeopleAltIcon,
  notice: NotificationsIcon,
  person: PersonIcon,
  record: FactCheckIcon,
  report: AutoStoriesIcon,
  platform: DomainIcon,
  school: SchoolIcon,
  statistics: BarChartIcon,
  settings: SettingsIcon,
  storage: StorageIcon,
  study: MenuBookIcon,
  task: AssignmentIcon,
  teaching: CastForEducationIcon,
  teacher: CoPresentIcon,
  tools: CasinoIcon,
  works: CollectionsIcon,
};

/** Falls back to a plain circle for unknown names. */
export const menuIcon = (name: string): SvgIconComponent => ICONS[name] ?? CircleOutlinedIcon;
