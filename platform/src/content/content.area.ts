import type { Area } from '../http/area.ts';
import { downloadsApi } from './downloads/downloads.api.ts';
import { homeApi } from './home/home.api.ts';
import { picturesApi } from './pictures/pictures.api.ts';
import { serviceApi } from './system/service.api.ts';
import { systemApi } from './system/system.api.ts';
import { uploadsApi } from './uploads/uploads.api.ts';

export const CONTENT: Area = {
  name: 'content',
  apis: [systemApi, homeApi, picturesApi, downloadsApi, serviceApi, uploadsApi],
};
