package search

import (
	"math"

	"rangrue/internal/kit/gazetteer"
)

// point is a location on Earth, in degrees.
type point struct{ lat, lon float64 }

const earthRadius = 6371.0 // km

// kilometres is the distance between two points as the crow flies.
func (p point) kilometres(q point) float64 { return gazetteer.Kilometres(p.lat, p.lon, q.lat, q.lon) }

// globePoint is a location on a globe of radius 1. Straight lines through the globe are in the order of distances over
// it, and far quicker to work out.
type globePoint struct{ x, y, z float64 }

func (p point) onGlobe() globePoint {
	const radian = math.Pi / 180
	lat, lon := p.lat*radian, p.lon*radian
	return globePoint{math.Cos(lat) * math.Cos(lon), math.Cos(lat) * math.Sin(lon), math.Sin(lat)}
}

// squareTo is the square of the length of the straight line to another point.
func (p globePoint) squareTo(q globePoint) float64 {
	dx, dy, dz := p.x-q.x, p.y-q.y, p.z-q.z
	return dx*dx + dy*dy + dz*dz
}

// kilometresThrough turns the square of the length of a straight line into the distance over the globe.
func kilometresThrough(square float64) float64 {
	return 2 * earthRadius * math.Asin(math.Min(1, math.Sqrt(square)/2))
}

// squareOf is the square of the straight line between two points at a distance over the globe.
func squareOf(km float64) float64 {
	line := 2 * math.Sin(math.Min(km/earthRadius, math.Pi)/2)
	return line * line
}

func roundKilometres(km float64) float64 { return math.Round(km*10) / 10 }
