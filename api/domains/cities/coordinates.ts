import { Field, Float, InputType } from 'type-graphql';
import { earthRadiusMiles } from '../../../schema/constants.ts';
import { MalformedInput } from '../../core/operation/failures.ts';

@InputType({ description: 'Geographic coordinates.' })
export class Coordinates {
  @Field(() => Float, { description: 'Latitude in degrees north, -90 to 90.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees east, -180 to 180.' })
  longitude!: number;
}

/** Refuses coordinates out of range. */
export const onTheMap = <Place extends Coordinates>(place: Place): Place => {
  if (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) return place;
  throw new MalformedInput('Latitude is -90 to 90 and longitude -180 to 180.', 'near');
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Same formula as miles_between in the database, for an object that is already loaded. */
export const milesBetween = (one: Coordinates, other: Coordinates): number => {
  const [north, otherNorth] = [radians(one.latitude), radians(other.latitude)];
  const cosine =
    Math.sin(north) * Math.sin(otherNorth) +
    Math.cos(north) * Math.cos(otherNorth) * Math.cos(radians(other.longitude - one.longitude));
  return earthRadiusMiles * Math.acos(Math.min(1, Math.max(-1, cosine)));
};
