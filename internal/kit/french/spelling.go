package french

// EditsAllowed is how wrong a word of some letters may be typed: one edit from four letters, two from eight.
func EditsAllowed(length int) int {
	switch {
	case length >= 8:
		return 2
	case length >= 4:
		return 1
	}
	return 0
}

// Distance counts the letters to insert, delete, replace or swap with their neighbour to make b of a; most+1 stands for
// any number above most.
func Distance(a, b string, most int) int {
	const longest = 48
	if len(a) > longest || len(b) > longest {
		return most + 1
	}
	var rows [3][longest + 1]int
	before, last, row := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		best := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			d := min(last[j-1]+cost, last[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, before[j-2]+1)
			}
			row[j] = d
			best = min(best, d)
		}
		if best > most {
			return most + 1
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
