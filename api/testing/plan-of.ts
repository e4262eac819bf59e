import { Role } from '../core/access/role.ts';
import { StaffRole } from '../core/access/staff-role.ts';
import { Viewer } from '../core/access/viewer.ts';
import { noCookies } from '../core/operation/cookie-jar.ts';
import { Ctx } from '../core/operation/ctx.ts';
import type { Marketplace } from './marketplace.ts';

/** EXPLAIN output of the single statement of an owner's query. */
export const planOf = async (
  { services }: Marketplace,
  query: (ctx: Ctx) => Promise<unknown>,
): Promise<string> => {
  const lines: string[] = [];
  const explaining: typeof services.sql = {
    rows: async (text, values, mode) => {
      const rows = await services.sql.rows<{ 'QUERY PLAN': string }>(`explain ${text}`, values, mode);
      lines.push(...rows.map(line => line['QUERY PLAN']));
      return [];
    },
  };
  const admin = new Viewer({
    sessionId: 'none',
    userId: 'none',
    role: Role.ADMIN,
    staffRole: StaffRole.OWNER,
  });
  await query(new Ctx({ ...services, sql: explaining }, admin, 'none', noCookies, () => '127.0.0.1'));
  return lines.join('\n');
};
