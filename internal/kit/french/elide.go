package french

// Elide writes "de" or "que" before a name: d’Atelier Batture, qu’Atelier Batture, de Maille Nordet. Every h counts as
// mute: nobody can tell an aspirated one by its letters.
func Elide(word, name string) string {
	first := Fold(name)
	if first == "" {
		return word + " " + name
	}
	switch first[0] {
	case 'a', 'e', 'i', 'o', 'u', 'h':
		return word[:len(word)-1] + "’" + name
	}
	return word + " " + name
}
