package search

import "math/bits"

// letterSet has one bit for each letter a to z that a word holds, and a few shared by the digits. Words at a small edit
// distance have almost the same set, which is far quicker to see than the distance.
type letterSet uint32

func lettersOf(word string) (set letterSet) {
	for i := range len(word) {
		switch c := word[i]; {
		case 'a' <= c && c <= 'z':
			set |= 1 << (c - 'a')
		case '0' <= c && c <= '9':
			set |= 1 << (26 + (c-'0')%6)
		}
	}
	return set
}

// editsAllowed is how wrong a word may be: one edit from four letters, two from eight.
func editsAllowed(length int) int {
	switch {
	case length >= 8:
		return 2
	case length >= 4:
		return 1
	}
	return 0
}

// near tells the words of a dictionary within some edits of a word.
func near(word string, words []dictionaryWord, edits int, fn func(w *dictionaryWord, distance int)) {
	set := lettersOf(word)
	for i := range words {
		w := &words[i]
		// An edit takes one letter away and brings one in, at most.
		if bits.OnesCount32(uint32(w.letters^set)) > 2*edits || len(w.text) > len(word)+edits || len(w.text)+edits < len(word) {
			continue
		}
		if d := distance(word, w.text, edits); d <= edits {
			fn(w, d)
		}
	}
}

// distance counts the letters to insert, delete, replace or swap with their neighbour to make b of a; most+1 stands for
// any number above most.
func distance(a, b string, most int) int {
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
