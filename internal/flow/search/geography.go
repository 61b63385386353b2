package search

import "math"

// point is a place on earth, in degrees.
type point struct{ lat, lon float64 }

const earthRadius = 6371.0 // km

// kilometres is the distance between two places as the crow flies.
func (p point) kilometres(q point) float64 {
	const radian = math.Pi / 180
	dLat, dLon := (q.lat-p.lat)*radian, (q.lon-p.lon)*radian
	h := math.Pow(math.Sin(dLat/2), 2) + math.Cos(p.lat*radian)*math.Cos(q.lat*radian)*math.Pow(math.Sin(dLon/2), 2)
	return 2 * earthRadius * math.Asin(math.Min(1, math.Sqrt(h)))
}

func roundKilometres(km float64) float64 { return math.Round(km*10) / 10 }
