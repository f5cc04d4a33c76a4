import BeachAccessIcon from '@mui/icons-material/BeachAccess';
import BedtimeIcon from '@mui/icons-material/Bedtime';
import CakeIcon from '@mui/icons-material/Cake';
import CloudIcon from '@mui/icons-material/Cloud';
import DirectionsCarIcon from '@mui/icons-material/DirectionsCar';
import FavoriteIcon from '@mui/icons-material/Favorite';
import HouseIcon from '@mui/icons-material/House';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import ParkIcon from '@mui/icons-material/Park';
import PetsIcon from '@mui/icons-material/Pets';
import RocketLaunchIcon from '@mui/icons-material/RocketLaunch';
import SailingIcon from '@mui/icons-material/Sailing';
import SportsSoccerIcon from '@mui/icons-material/SportsSoccer';
import StarIcon from '@mui/icons-material/Star';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import type { CardPicture } from '#shared/students/card-pictures.ts';

type Picture = readonly [
  Icon: typeof CakeIcon,
  colour: 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info',
];

/** How the pictures of a PIN are drawn. They differ in shape, the colours only help. */
export const PICTURES: Readonly<Record<CardPicture, Picture>> = {
  paw: [PetsIcon, 'warning'],
  flower: [LocalFloristIcon, 'error'],
  sun: [WbSunnyIcon, 'warning'],
  moon: [BedtimeIcon, 'secondary'],
  star: [StarIcon, 'warning'],
  cloud: [CloudIcon, 'info'],
  car: [DirectionsCarIcon, 'primary'],
  boat: [SailingIcon, 'info'],
  rocket: [RocketLaunchIcon, 'error'],
  house: [HouseIcon, 'primary'],
  tree: [ParkIcon, 'success'],
  ball: [SportsSoccerIcon, 'secondary'],
  umbrella: [BeachAccessIcon, 'success'],
  cake: [CakeIcon, 'error'],
  heart: [FavoriteIcon, 'error'],
  note: [MusicNoteIcon, 'primary'],
};
