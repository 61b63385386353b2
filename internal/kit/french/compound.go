package french

import (
	"strconv"
	"strings"
)

// units are what a number is followed by when the two are one thing: 500 ml, 2 ans, 33 tours.
var units = setOf("ml cl l mg g kg mm cm m km po pi oz lb an ans mois tours pouces onces w v")

// widestRange is how many numbers "2 à 4 ans" may stand for.
const widestRange = 20

// Compounds returns what people write as one word of a text that writes it as several: portecles for porte-clés, 500ml
// for 500 ml, 30x40 for 30 × 40, and 2ans, 3ans and 4ans for 2 à 4 ans.
func Compounds(text string) (list []string) {
	if !strings.ContainsAny(text, "-‑0123456789") {
		return nil // most texts
	}
	var words []string
	var signs []rune
	Cut(text, func(word []byte, between rune) { words, signs = append(words, string(word)), append(signs, between) })
	hyphen := func(i int) bool { return i < len(words) && (signs[i] == '-' || signs[i] == '‑') }
	for i := range words {
		if hyphen(i+1) && (i == 0 || !hyphen(i)) {
			joined := words[i]
			for n := i + 1; hyphen(n); n++ {
				joined += words[n]
			}
			list = append(list, joined)
		}
		if isNumber(words[i]) && signs[i] != ',' { // not the decimals of 1,5 kg
			list = append(list, measures(words[i:], signs[i:])...)
		}
	}
	return list
}

// measures returns what the number that opens some words makes with those that follow.
func measures(words []string, signs []rune) (list []string) {
	next := func(i int) string {
		if i < len(words) {
			return words[i]
		}
		return ""
	}
	switch {
	case units[next(1)]:
		list = append(list, words[0]+words[1])
	case next(1) == "x" && isNumber(next(2)):
		list = append(list, words[0]+"x"+words[2])
	case isNumber(next(1)) && signs[1] == '×':
		list = append(list, words[0]+"x"+words[1])
	case next(1) == "a" && isNumber(next(2)) && units[next(3)]:
		from, _ := strconv.Atoi(words[0])
		to, _ := strconv.Atoi(words[2])
		for n := from; n < to && n < from+widestRange; n++ { // the last is with its unit already
			list = append(list, strconv.Itoa(n)+words[3])
		}
	}
	return list
}

// IsMeasure tells a number and its unit: 500 ml, 2 ans.
func IsMeasure(number, unit string) bool { return isNumber(number) && units[unit] }

func isNumber(word string) bool {
	_, err := strconv.Atoi(word)
	return err == nil
}
