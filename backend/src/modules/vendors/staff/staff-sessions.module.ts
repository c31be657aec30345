import { Global, Module } from '@nestjs/common';
import { SessionReader } from '../../../common/access/session-reader.port.js';
import { StaffSessions } from './staff-sessions.service.js';

/** Global, because auth reads sessions and does not import vendors. */
@Global()
@Module({
  providers: [{ provide: SessionReader, useClass: StaffSessions }],
  exports: [SessionReader],
})
export class StaffSessionsModule {}
