package config

// closest is the known variable that takes the fewest edits to reach from name.
func closest(name string) string {
	best, fewest := "", len(name)+100
	for _, v := range table {
		if n := edits(name, v.name); n < fewest {
			best, fewest = v.name, n
		}
	}
	return best
}

// edits is the Levenshtein distance.
func edits(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := 1
			if a[i] == b[j] {
				cost = 0
			}
			diagonal, row[j+1] = row[j+1], min(row[j+1]+1, row[j]+1, diagonal+cost)
		}
	}
	return row[len(b)]
}
