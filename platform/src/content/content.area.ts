import type { Area } from '../http/area.ts';
import { agreementApi } from './agreement/agreement.api.ts';
import { agreementSeed } from './agreement/agreement.seed.ts';
import { campaignsApi } from './campaigns/campaigns.api.ts';
import { campaignsSeed } from './campaigns/campaigns.seed.ts';
import { downloadsApi } from './downloads/downloads.api.ts';
import { helpApi } from './help/help.api.ts';
import { helpSeed } from './help/help.seed.ts';
import { announcementDesk } from './home/announcement-desk.ts';
import { announcementsSeed } from './home/announcements.seed.ts';
import { closedTrialsReads } from './home/closed-trials.ts';
import { homeApi } from './home/home.api.ts';
import { readAnnouncementApi } from './home/read-announcement.api.ts';
import { serviceApi } from './system/service.api.ts';
import { systemApi } from './system/system.api.ts';
import { uploadsApi } from './uploads/uploads.api.ts';

export const CONTENT: Area = {
  name: 'content',
  apis: [
    systemApi,
    homeApi,
    announcementDesk,
    readAnnouncementApi,
    campaignsApi,
    agreementApi,
    downloadsApi,
    serviceApi,
    helpApi,
    uploadsApi,
  ],
  eventHandlers: [closedTrialsReads],
  seeds: [announcementsSeed, campaignsSeed, agreementSeed, helpSeed],
};
