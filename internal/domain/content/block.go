package content

// Block is a piece of a page that its text asks for by kind: a card, a banner, a row of links.
type Block struct {
	Title       string       `json:"title" yaml:"titre"`
	Subtitle    string       `json:"subtitle" yaml:"sousTitre"`
	Description string       `json:"description" yaml:"description"`
	ActionLabel string       `json:"actionLabel" yaml:"action"`
	URI         string       `json:"uri" yaml:"uri"`
	File        *BlockFile   `json:"file" yaml:"fichier" doc:"Null when the block shows no picture"`
	Type        string       `json:"type" yaml:"type"`
	Color       string       `json:"color" yaml:"couleur"`
	Children    []BlockChild `json:"children" yaml:"enfants"`
}

// BlockFile is the picture of a block.
type BlockFile struct {
	Bucket string `json:"bucket" yaml:"seau" doc:"Empty for files of this server"`
	Path   string `json:"path" yaml:"chemin"`
}

// BlockChild is a link inside a block.
type BlockChild struct {
	Title    string `json:"title" yaml:"titre"`
	URI      string `json:"uri" yaml:"uri"`
	FilePath string `json:"filePath" yaml:"chemin"`
}
