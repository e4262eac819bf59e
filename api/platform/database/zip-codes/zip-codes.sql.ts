// Text, because the platform imports no entity; it fills this table as it creates all of them.

export const firstZipCode = 'select 1 from zip_codes limit 1';

/** Takes each column as lines of text: every driver passes text the same way, and it is the fastest to parse. */
export const insertZipCodes = `
insert into zip_codes (zip_code, city, state, latitude, longitude)
select zip_code, city, state, latitude::double precision, longitude::double precision
from unnest(string_to_array($1::text, chr(10)), string_to_array($2::text, chr(10)),
            string_to_array($3::text, chr(10)), string_to_array($4::text, chr(10)),
            string_to_array($5::text, chr(10)))
  as place (zip_code, city, state, latitude, longitude)`;
